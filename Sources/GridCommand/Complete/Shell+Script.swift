extension Shell {
    /// The script that completes command lines of gridgen.
    ///
    /// It passes the words up to the cursor to `gridgen __complete`. Files are found by the shell.
    var script: String {
        switch self {
        case .bash: bashScript
        case .zsh: zshScript
        case .fish: fishScript
        }
    }
}

/// It works in bash 3.2, which macOS has.
private let bashScript = #"""
    # Completion of gridgen in bash: `source <(gridgen completions bash)`.
    _gridgen() {
        local program=${COMP_WORDS[0]/#\~\//$HOME/} words=() last='' index line kind before='' tab=$'\t'
        # Bash divides words at `=`; gridgen reads them as they are written.
        for ((index = 1; index <= COMP_CWORD; index++)); do
            line=${COMP_WORDS[index]}
            if ((index > 1)) && [[ $line = '=' || ${COMP_WORDS[index - 1]} = '=' ]]; then
                last+=$line
                words[${#words[@]} - 1]=$last
            else
                last=$line
                words+=("$last")
            fi
        done
        # What is before the last `=` is no part of the word that bash replaces.
        case $last in *=*) before=${last%=*}= ;; esac
        COMPREPLY=()
        {
            IFS= read -r kind
            while IFS= read -r line; do
                line=${line%%"$tab"*}
                case $line in "$last"*) COMPREPLY+=("${line#"$before"}") ;; esac
            done
        } < <("$program" __complete "${words[@]}" 2>/dev/null)
        [[ $kind = none || -z $kind ]] && return
        compopt -o filenames 2>/dev/null
        last=${last#"$before"}
        while IFS= read -r line; do COMPREPLY+=("$line"); done < <(
            case $kind in
                files) compgen -f -- "$last" ;;
                folders) compgen -d -- "$last" ;;
                specs) compgen -f -X '!*.grid' -- "$last"; compgen -d -- "$last" ;;
            esac
        )
    }
    complete -F _gridgen gridgen
    """# + "\n"

private let zshScript = #"""
    #compdef gridgen
    # Completion of gridgen in zsh: `source <(gridgen completions zsh)` after `compinit`.
    _gridgen() {
        local line kind program=${(Q)words[1]/#\~\//$HOME/}
        local -a lines described
        lines=("${(@f)$("$program" __complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
        kind=$lines[1]
        for line in "${(@)lines[2,-1]}"; do
            described+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        done
        (( $#described )) && _describe -t gridgen gridgen described
        [[ $kind = none ]] || compset -P '*='
        case $kind in
            files) _files ;;
            folders) _files -/ ;;
            specs) _files -g '*.grid' ;;
        esac
    }
    if [[ $funcstack[1] = _gridgen ]]; then _gridgen "$@"; else compdef _gridgen gridgen; fi
    """# + "\n"

private let fishScript = #"""
    # Completion of gridgen in fish: `gridgen completions fish | source`.
    function __gridgen_complete
        set -l words (commandline --tokenize --cut-at-cursor --current-process)
        set -l word (commandline --current-token --cut-at-cursor)
        set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
        set -l lines ($program __complete $words[2..] "$word" 2>/dev/null)
        printf '%s\n' $lines[2..]
        set -l before (string replace -r '[^=]*$' '' -- "$word")
        set -l path (string replace -r '^.*=' '' -- "$word")
        # What matches nothing is an error everywhere but in `set` and `for`.
        set -l folders $path*/
        set -l specs $path*.grid
        switch "$lines[1]"
            case files
                for file in $path*
                    test -d $file; or printf '%s\n' $before$file
                end
            case specs
                string join \n -- $specs
        end
        test "$lines[1]" = none; or string join \n -- $before$folders
    end
    complete --command gridgen --no-files --arguments '(__gridgen_complete)'
    """# + "\n"
