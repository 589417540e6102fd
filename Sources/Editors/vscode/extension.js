// Starts the language server for specs.
const {workspace, window} = require("vscode");
const {LanguageClient, TransportKind} = require("vscode-languageclient/node");

let client;

async function activate(context) {
  const start = async () => {
    const command = workspace.getConfiguration("gridgen").get("server", "gridgen-language-server");
    client = new LanguageClient("gridgen", "gridgen", {command, transport: TransportKind.stdio}, {
      documentSelector: [{language: "grid"}],
    });
    try {
      await client.start();
    } catch (error) {
      window.showErrorMessage(`The language server of gridgen doesn't start: ${error.message}. Set \`gridgen.server\` to its path.`);
    }
  };
  context.subscriptions.push(workspace.onDidChangeConfiguration(async event => {
    if (!event.affectsConfiguration("gridgen.server")) return;
    await deactivate();
    await start();
  }));
  await start();
}

async function deactivate() {
  if (client?.needsStop()) await client.stop();
}

module.exports = {activate, deactivate};
