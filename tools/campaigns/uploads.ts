import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { logIn } from '../log-in.ts'
import type { CampaignOptions } from './campaign-options.ts'
import { dataFolder } from './data-folder.ts'
import type { Fact } from './fact.ts'
import { type HostileFile, hostileFiles, type LibraryCall } from './hostile-files.ts'
import { sameProcess, withServer } from './server-process.ts'
import { memoryOf, watchMemory } from './watch-memory.ts'

const mostRiseBytes = 300_000_000
const fewestFiles = 80
const folders: Record<LibraryCall, string> = {
  Image: 'images',
  Document: 'documents',
  Movie: 'movies',
}
/** What must not come out again, whatever it was hidden in. */
const secrets = ['SecretPhone', 'Anna at home', '<script', '<?php', 'PK\x03\x04', 'GPSLat']

/** Files that mean harm, put into the library: each is refused by its rule, or clean afterwards. */
export async function runUploads(options: CampaignOptions): Promise<Fact[]> {
  const { folder, short } = options
  const dataDir = await dataFolder(options, join(folder, 'data'))
  return withServer({ dataDir, env: { MAIL_TO: '' } }, async (server) => {
    const token = await logIn(server.url, { realm: 'backOffice', role: 62 })
    const all = await hostileFiles()
    const files = short ? all.filter(({ isHeavy }) => isHeavy !== true) : all
    const stored = await storedFiles(dataDir)
    const before = await memoryOf(server.url)
    const memory = watchMemory(server.url)
    const wrong: string[] = []
    const kept = new Set<string>()
    for (const file of files) {
      const answer = await send(server.url, token, file)
      const fault = await judge(server.url, file, answer)
      if (fault !== null) wrong.push(`${file.about}: ${fault}`)
      if (answer.file !== null) kept.add(`${folders[file.call]}/${answer.file}`)
    }
    const riseBytes = (await memory.stop()) - before
    const more = (await storedFiles(dataDir)).filter((name) => !stored.includes(name))
    const strays = more.filter((name) => !kept.has(name))
    return [
      {
        name: 'files that mean harm',
        value: `${all.length}, at least ${fewestFiles}`,
        holds: all.length >= fewestFiles,
      },
      {
        name: 'files, refused by their rule or clean',
        value: wrong.length === 0 ? `${files.length}, ${kept.size} of them kept` : wrong.join('; '),
        holds: wrong.length === 0,
      },
      { name: 'files left behind', value: strays.join(', ') || '0', holds: strays.length === 0 },
      {
        name: 'rise of memory',
        value: `${Math.round(riseBytes / 1e6)} MB, at most ${mostRiseBytes / 1e6} MB`,
        holds: riseBytes < mostRiseBytes,
      },
      sameProcess(server),
    ]
  })
}

// Variants of what was kept belong to it.
const variant = /-\d+\.(avif|webp)$/

async function storedFiles(dataDir: string): Promise<string[]> {
  const upload = join(dataDir, 'upload')
  const names = await Promise.all(
    Object.values(folders).map(async (folder) =>
      (await readdir(join(upload, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
    ),
  )
  return names.flat().filter((name) => !variant.test(name))
}

type Answer = { status: number; rule: string; file: string | null; title: string }

async function send(url: string, token: string, file: HostileFile): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file.bytes)], { type: 'image/jpeg' }), file.name)
  try {
    const response = await fetch(`${url}/api/admin/upload${file.call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const { data, errors, code } = await response.json()
    return {
      status: response.status,
      rule: errors?.file?.[0] ?? code ?? '',
      file: data?.file ?? null,
      title: data?.name ?? '',
    }
  } catch (error) {
    // A body that is refused while it still comes: the connection is closed under the client.
    if (error instanceof TypeError)
      return { status: 413, rule: 'bodyTooLarge', file: null, title: '' }
    throw error
  }
}

/** What is wrong with how a file was answered; null: nothing. */
async function judge(url: string, sent: HostileFile, answer: Answer): Promise<string | null> {
  const isExpected =
    sent.refusedBy.length === 0 ? answer.status === 200 : sent.refusedBy.includes(answer.rule)
  if (!isExpected) return `${answer.status} ${answer.rule}`
  if (answer.file === null) return [413, 422].includes(answer.status) ? null : `${answer.status}`
  if (/[\\/<>\u202e\0]/.test(answer.title) || answer.title.length > 120) {
    return `called ${JSON.stringify(answer.title)}`
  }
  const response = await fetch(`${url}/upload/${folders[sent.call]}/${answer.file}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const policy = response.headers.get('content-security-policy') ?? ''
  if (response.headers.get('x-content-type-options') !== 'nosniff') return 'served without nosniff'
  if (!policy.startsWith('sandbox') || policy.includes('allow-scripts')) return 'served unboxed'
  const words = bytes.toString('latin1')
  if (secrets.some((secret) => words.includes(secret))) return 'kept what it hid'
  return sent.call === 'Image' ? await judgePicture(bytes) : null
}

async function judgePicture(bytes: Buffer): Promise<string | null> {
  const { format, exif, xmp, icc, orientation, pages } = await sharp(bytes).metadata()
  if (format !== 'webp') return `kept as ${format}`
  const left = { exif, xmp, icc, orientation, pages }
  const names = Object.entries(left).filter(([, value]) => value !== undefined)
  return names.length === 0 ? null : `kept ${names.map(([name]) => name).join(', ')}`
}
