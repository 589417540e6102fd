" Settings for layout specs of gridgen.

if exists('b:did_ftplugin')
    finish
endif
let b:did_ftplugin = 1

setlocal comments=:##,:# commentstring=#\ %s
setlocal expandtab shiftwidth=4 softtabstop=4
" `gq` formats, if gridgen is on the path and the lines are a spec.
if executable('gridgen')
    setlocal formatprg=gridgen\ fmt\ -
endif

let b:undo_ftplugin = 'setlocal comments< commentstring< expandtab< shiftwidth< softtabstop< formatprg<'
