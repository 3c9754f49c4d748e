import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Answers a request for a missing picture. */
export type AnswerPlaceholder = (path: string) => Promise<Response>

type Options = {
  /** The drawings of the categories in one SVG, each in a group with its name. */
  drawings: string
  /** The outline of the category of a picture; null for an unknown picture. */
  findOutline: (imageFile: string) => Promise<string | null>
}

// A crane, for a category without a drawing.
const anyMachine =
  '<g fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"><path d="M60 166h200M104 166l24-36h56l24 36M136 130v-24h40v24M156 106 252 22M252 22v64M244 86h16v12h-16z"/></g>'
const fallbackOutline = 'mini-crane'

/** The outline of the category instead of a missing picture. */
export function createPlaceholders({ drawings, findOutline }: Options): AnswerPlaceholder {
  const groups = groupsIn(drawings)
  return async (path) => {
    const file = path.slice(path.lastIndexOf('/') + 1)
    // Without the database: the outline of a crane.
    const outline = await findOutline(file).catch(() => null)
    const group = groups.get(outline ?? fallbackOutline) ?? groups.get(fallbackOutline)
    return new Response(pictureOf(group ?? anyMachine), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=300' },
    })
  }
}

// Grey has enough contrast in both themes; an image cannot follow the page's colours.
const pictureOf = (group: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 190" width="320" height="190" color="#7b8187">${group}</svg>`

function groupsIn(drawings: string): ReadonlyMap<string, string> {
  const [, ...parts] = drawings.replace(/<\/svg>\s*$/, '').split(/(?=<g id=")/)
  return new Map(parts.map((part) => [/^<g id="([^"]+)"/.exec(part)?.[1] ?? '', part.trim()]))
}

/** The drawings of the categories in the website's build; empty when there are none. */
export async function loadDrawings(clientFolder: string): Promise<string> {
  const folder = join(clientFolder, 'assets')
  const names = await readdir(folder).catch(() => [])
  const name = names.find((file) => /^outlines-.*\.svg$/.test(file))
  return name === undefined ? '' : await readFile(join(folder, name), 'utf8')
}
