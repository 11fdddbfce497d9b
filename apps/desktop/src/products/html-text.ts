import { Tokenizer } from 'htmlparser2'

/** Their content is nothing that a page shows. */
const unseen = new Set(['script', 'style', 'title', 'iframe', 'noembed', 'noframes'])
const blocks = new Set(
  (
    'address article aside blockquote caption center dd details div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary ' +
    'table tbody tfoot thead tr ul'
  ).split(' '),
)

/** What a person reads of a description that is written as HTML. */
export function htmlText(html: string): string {
  // Without a single tag it is text that somebody wrote, in lines of their own.
  const spaces = /<[a-z/!]/i.test(html) ? /\s+/g : /[^\S\n]+/g
  const parts: string[] = []
  let atLineStart = true
  let within = ''

  function write(text: string) {
    if (within !== '') return
    const shown = text.replaceAll(spaces, ' ')
    const part = atLineStart ? shown.trimStart() : shown
    if (part === '') return
    parts.push(part)
    atLineStart = false
  }

  function breakLine() {
    parts.push('\n')
    atLineStart = true
  }

  function tag(name: string) {
    if (within !== '') return
    if (name === 'br') breakLine()
    else if (name === 'td' || name === 'th') write(' ')
    else if (blocks.has(name) && !atLineStart) breakLine()
  }

  const name = (start: number, end: number) => html.slice(start, end).toLowerCase()
  // The tokens alone: a tree would take the square of the time for tags that are never closed.
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (start, end) => write(html.slice(start, end)),
      ontextentity: (code) => write(String.fromCodePoint(code)),
      onopentagname(start, end) {
        tag(name(start, end))
        if (unseen.has(name(start, end))) within = name(start, end)
      },
      onclosetag(start, end) {
        if (name(start, end) === within) within = ''
        tag(name(start, end))
      },
      onattribdata: nothing,
      onattribentity: nothing,
      onattribend: nothing,
      onattribname: nothing,
      oncdata: nothing,
      oncomment: nothing,
      ondeclaration: nothing,
      onend: nothing,
      onopentagend: nothing,
      onprocessinginstruction: nothing,
      onselfclosingtag: nothing,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return parts
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function nothing() {}
