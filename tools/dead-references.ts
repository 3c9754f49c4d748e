import { dirname, posix } from 'node:path'

type Reference = { file: string; line: number; reference: string }
/** The text of a file by its path from the project's folder; null when there is none. */
type Read = (file: string) => string | null

// Patterns of citations of documents that are not in the repository.
const outsideCitations = [
  // A section; those of an RFC can be looked up.
  /(?<!RFC \d{4} )§ ?\d+/g,
  /\breadings? \d+/gi,
  /\breliability [A-Za-z]\d+/gi,
  /\bresearch\/[a-z]\w*/g,
]
const pageOfDocs = /(?<![\w/.-])docs\/[\w./-]*\.md(?:#[\w-]+)?/g
const pathOfSource = /`((?:apps|packages|tools|e2e|benchmarks|agreement)\/[\w./-]+)`/g
const linkOfMarkdown = /\]\((?!https?:|mailto:)([^)\s]+)\)/g
// Texts for visitors, which may contain such words.
const notSearched = /^packages\/i18n\/messages\//

/** References in a file to pages, headings, documents or source files that do not exist. */
export function deadReferences(
  file: string,
  { text, read }: { text: string; read: Read },
): Reference[] {
  return text.split('\n').flatMap((line, index) => {
    const dead = [
      ...citationsIn(file, line),
      ...deadPages(line, read),
      ...deadLinks(file, line, read),
      ...deadPaths(file, line, read),
    ]
    return dead.map((reference) => ({ file, line: index + 1, reference }))
  })
}

const found = (line: string, pattern: RegExp) => [...line.matchAll(pattern)].map(([all]) => all)

function citationsIn(file: string, line: string): string[] {
  if (notSearched.test(file)) return []
  return outsideCitations.flatMap((pattern) => found(line, pattern))
}

const deadPages = (line: string, read: Read) =>
  found(line, pageOfDocs).filter((target) => !exists(target, read))

function deadLinks(file: string, line: string, read: Read): string[] {
  if (!file.endsWith('.md')) return []
  return [...line.matchAll(linkOfMarkdown)]
    .map(([, target = '']) => target)
    .filter((target) => {
      const path = target.startsWith('#') ? `${file}${target}` : posix.join(dirname(file), target)
      return !exists(path, read)
    })
}

/** Files and folders of the source that a page names; what a build makes is not always there. */
function deadPaths(file: string, line: string, read: Read): string[] {
  if (!file.endsWith('.md')) return []
  return [...line.matchAll(pathOfSource)]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('/build/') && read(path) === null)
}

function exists(target: string, read: Read): boolean {
  const [path = '', anchor] = target.split('#')
  const text = read(path)
  if (text === null) return false
  return anchor === undefined || anchorsOf(text).has(anchor)
}

/** The anchors of a page's headings as GitHub makes them. */
function anchorsOf(markdown: string): Set<string> {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-'),
    ),
  )
}
