import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Answers a request for a picture that is missing. */
export type AnswerPlaceholder = (path: string) => Promise<Response>

type Options = {
  /** The drawings of the categories as one SVG, a group for each by its name. */
  drawings: string
  /** The outline of the category that a picture belongs to; null when nobody knows the picture. */
  findOutline: (imageFile: string) => Promise<string | null>
}

// A crane on paper, where not even the category's drawing is at hand.
const anyMachine =
  '<g fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round"><path d="M60 166h200M104 166l24-36h56l24 36M136 130v-24h40v24M156 106 252 22M252 22v64M244 86h16v12h-16z"/></g>'
const fallbackOutline = 'mini-crane'

/** The category's outline in place of a picture: no visitor ever sees a broken one (ux.md). */
export function createPlaceholders({ drawings, findOutline }: Options): AnswerPlaceholder {
  const groups = groupsIn(drawings)
  return async (path) => {
    const file = path.slice(path.lastIndexOf('/') + 1)
    // No database: the outline of any machine will do.
    const outline = await findOutline(file).catch(() => null)
    const group = groups.get(outline ?? fallbackOutline) ?? groups.get(fallbackOutline)
    return new Response(pictureOf(group ?? anyMachine), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=300' },
    })
  }
}

// Grey has contrast enough on paper and in the dark; a picture cannot follow the page's colours.
const pictureOf = (group: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 190" width="320" height="190" color="#7b8187">${group}</svg>`

function groupsIn(drawings: string): ReadonlyMap<string, string> {
  const [, ...parts] = drawings.replace(/<\/svg>\s*$/, '').split(/(?=<g id=")/)
  return new Map(parts.map((part) => [/^<g id="([^"]+)"/.exec(part)?.[1] ?? '', part.trim()]))
}

/** The website's own drawings of the categories; empty when its build has none. */
export async function loadDrawings(clientFolder: string): Promise<string> {
  const folder = join(clientFolder, 'assets')
  const names = await readdir(folder).catch(() => [])
  const name = names.find((file) => /^outlines-.*\.svg$/.test(file))
  return name === undefined ? '' : await readFile(join(folder, name), 'utf8')
}
