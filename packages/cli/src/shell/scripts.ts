/** The shells for which there are completions. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/**
 * What a shell must run so that it completes command lines. Each asks `battleline complete` for what can be written next: a line each,
 * the value and after “ :: ” its description, or `:files` for the names of files.
 */
export const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `_battleline() {
  local current="\${COMP_WORDS[COMP_CWORD]}" line value
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ $line == :files ]]; then
      compopt -o filenames 2>/dev/null
      while read -r value; do COMPREPLY+=("$value"); done < <(compgen -f -- "$current")
    else
      COMPREPLY+=("$(printf '%q' "\${line%% :: *}")")
    fi
  done < <("\${COMP_WORDS[0]}" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _battleline battleline
`,
  zsh: `#compdef battleline
_battleline() {
  local -a found
  local line value files
  while IFS= read -r line; do
    value="\${\${line%% :: *}//:/\\\\:}"
    if [[ $line == :files ]]; then files=yes
    elif [[ $line == *' :: '* ]]; then found+=("$value:\${line#* :: }")
    else found+=("$value"); fi
  done < <("\${words[1]}" complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)
  (( $#found )) && _describe battleline found
  [[ -n $files ]] && _files
  return 0
}
compdef _battleline battleline
`,
  fish: `function __battleline_complete
    set -l typed (commandline -opc) (commandline -ct)
    for line in ($typed[1] complete -- $typed[2..-1] 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path (commandline -ct)
        else
            string replace ' :: ' \\t -- $line
        end
    end
end
complete -c battleline -f -a '(__battleline_complete)'
`,
}
