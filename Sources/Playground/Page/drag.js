/// Calls `move` with each event while the pointer drags the handle of an event, and `end` once it lets go.
export function drag(event, move, end = () => {}) {
  const stop = new AbortController(), {signal} = stop;
  addEventListener("pointermove", move, {signal});
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, () => {
    stop.abort();
    end();
  }, {signal});
  event.preventDefault();
  event.currentTarget.focus();
}
