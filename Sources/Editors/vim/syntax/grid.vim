" Vim syntax file for layout specs of gridgen. Its groups are the classes of the language server's tokens.

if exists('b:current_syntax')
    finish
endif

syntax case match
syntax match gridInvalid /[^ \t\r]/
syntax match gridSign /<=\|>=\|[:,|\/@(){}<>\]%]/
syntax match gridCells /[A-Za-z.]\+/
syntax match gridSign /\.\.</
" `x120`
syntax match gridSign /[A-Za-z.]\@1<!x\ze\s*\d/
syntax match gridNumber /\d\+\%(\.\d\+\)\?/ nextgroup=gridBetween skipwhite
" `80x60`, `1..9`, `100..`
syntax match gridBetween /\%(\.\.<\?\|x\)\ze\s*\d\|\.\.[A-Za-z.<]\@!/ contained

" Words have no letter or dot beside them; `\<` alone would take `rows.`, a row of cells.
syntax match gridWord /[A-Za-z.]\@1<!\%(rows\|of\|near\|over\|under\|fit\|strip\|show\|repeat\|mirrored\|stretch\|balanced\)[A-Za-z.]\@!/
syntax match gridWord /[A-Za-z.]\@1<!\%(photo\|fill\|within\|sided\|tiles\|areas\|largest\|keep\|for\|to\|tall\|wide\|across\|leading\|center\|trailing\|spread\)[A-Za-z.]\@!/
syntax match gridSetting /[A-Za-z.]\@1<!\%(tile\|frame\|align\|gap\|inset\|heading\|foot\|width\|height\|smallest\|shapes\|append\|waterfall\|require\|when\|grid\)[A-Za-z.]\@!/

syntax region gridBrackets matchgroup=gridSign start=/\[/ end=/\]/ end=/$/ contains=gridPattern,gridComment,gridDocumentation
syntax match gridPattern /[A-Za-z.]\+/ contained

" Counts before a colon.
syntax match gridCount /\%(\%(^\|{\)\s*\)\@<=\d\+\%(\.\d\+\)\?\%(\s*\.\.\%(\s*\d\+\%(\.\d\+\)\?\)\?\)\?\ze\s*[:[]/

syntax match gridSetting /^\s*\zsgrid\ze\%([^A-Za-z.]\|$\)/ nextgroup=gridName skipwhite
syntax match gridName /[A-Za-z][A-Za-z0-9]*/ contained

syntax match gridComment /#.*$/ contains=@Spell
syntax match gridDocumentation /##.*$/ contains=@Spell

highlight default link gridComment Comment
highlight default link gridDocumentation SpecialComment
highlight default link gridSetting Keyword
highlight default link gridWord Function
highlight default link gridName Type
highlight default link gridCount Label
highlight default link gridNumber Number
highlight default link gridCells String
highlight default link gridPattern Character
highlight default link gridSign Operator
highlight default link gridBetween Operator
highlight default link gridInvalid Error

let b:current_syntax = 'grid'
