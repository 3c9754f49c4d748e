// Runs one task of tools/ on the pinned Node, after installing what is locked.
// Plain JavaScript without dependencies: it must run on any Node from 20 on, before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const memoryGivenBack = {
  // glibc, left alone, keeps what one decoded picture needed for the rest of the process's life.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '8192',
}
// V8, left alone, grows by hundreds of megabytes under load before it collects.
const serverLimits = ['--max-old-space-size=512', '--max-semi-space-size=8']

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [task, ...args] = process.argv.slice(2)

if (task === undefined || !existsSync(join(root, 'tools', `${task}.ts`))) {
  fail(`There is no task "${task ?? ''}". Example: npm start`)
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Node ${process.versions.node} is too old: install Node 20 or newer, then run the command again.`,
  )
}
if (!isInstalled()) await install()
handOver(pinnedNode())

/** Every package that the lockfile names stands in node_modules in that version. */
function isInstalled() {
  const locked = readPackages(join(root, 'package-lock.json'))
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  if (locked === null || present === null) return false
  return Object.entries(locked).every(([path, entry]) => {
    // A package for another platform is locked but never installed here.
    if (path === '' || entry.optional === true) return true
    // A workspace.
    if (entry.link === true) return existsSync(join(root, path))
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    return present[path]?.version === entry.version
  })
}

function readPackages(file) {
  if (!existsSync(file)) return null
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

async function install() {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  console.log('Installing the locked dependencies (about a minute the first time) …')
  const progress = setInterval(() => console.log(`  still installing, ${seconds()} s`), 10_000)
  // No install scripts: nothing that we use needs them. Not `ci`: it refuses a lockfile whose
  // packages for other platforms the registry at hand does not carry.
  const flags = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--include=optional']
  const npm = process.env.npm_execpath
  const command = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const code = await new Promise((resolve) => {
    const child = spawn(command[0], [...command[1], ...flags, '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && command[0] === 'npm',
    })
    child.on('error', () => resolve(1))
    child.on('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  clearInterval(progress)
  if (code !== 0) {
    fail(
      'The dependencies could not be installed. Check the network and the free disk space, then run again.',
    )
  }
  console.log(`Installed in ${seconds()} s.`)
}

/** Node 24 from the platform package; elsewhere the running Node, when it is new enough. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name)
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(
    `There is no bundled Node for ${process.platform} ${process.arch}: install Node 24 or newer.`,
  )
}

function handOver(node) {
  const isServer = task === 'start'
  const limits = isServer ? serverLimits : []
  const child = spawn(node, [...limits, join(root, 'tools', `${task}.ts`), ...args], {
    cwd: root,
    // A group of its own: Ctrl+C reaches it once, through us, and not a second time from the terminal.
    detached: process.platform !== 'win32',
    // The channel closes when this process dies, however it dies; the task then stops as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // Elsewhere it would take a tenth more of the processor.
      ...(isServer ? memoryGivenBack : {}),
      ...process.env,
      PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(
        process.platform === 'win32' ? ';' : ':',
      ),
    },
  })
  passSignalsTo(child)
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
}

function passSignalsTo(child) {
  let told = false
  const tell = (signal) => {
    told = true
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
    } catch {
      // It has ended already.
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => tell(signal))
  // A closed terminal is no reason to end less carefully.
  process.on('SIGHUP', () => tell('SIGTERM'))
  // npm passes its signal to a shell that dies of it without telling us: our parent is another then.
  const parent = process.ppid
  setInterval(() => {
    if (!told && process.ppid !== parent) tell('SIGTERM')
  }, 200).unref()
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
