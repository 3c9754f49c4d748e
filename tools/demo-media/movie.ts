import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../chromium.ts'
import { type Lift, liftScene } from './pictures.ts'
import { type Frame, webm } from './webm.ts'

const size = { width: 640, height: 380 }
const framesPerSecond = 12
const seconds = 6

const most: Lift = { height: 8, radius: 5, weight: 300 }
const farthest: Lift = { height: 4, radius: 7, weight: 300 }

/** What each movie shows, from 0 to 1: drawn frame by frame from the crane's own figures. */
const films: Record<string, (done: number) => string> = {
  'lyft-till-fasad': (done) =>
    liftScene('jekko-spx532', { ...most, height: 2.5 + 5.5 * done }, { most }),
  'nar-ut': (done) =>
    liftScene(
      'jekko-spx532',
      { ...farthest, radius: 2.5 + 4.5 * done },
      {
        most: farthest,
      },
    ),
}

function scenesOf(film: (done: number) => string): string[] {
  const count = framesPerSecond * seconds
  return Array.from({ length: count }, (_, index) => {
    const done = Math.min(1, index / (count - framesPerSecond))
    // Starts and stops gently, as a load has to.
    return film(done * done * (3 - 2 * done))
  })
}

/** The movies of the demo content, encoded by Chromium (VP8) and packed here. */
export async function demoMovies(): Promise<{ name: string; bytes: Uint8Array }[]> {
  const { path, env } = await findChromium()
  const browser = await chromium.launch({ executablePath: path, args: chromiumFlags, env })
  try {
    const page = await browser.newPage()
    // WebCodecs are there for secure origins only; this one never leaves the machine.
    await page.route('https://movie.invalid/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    )
    await page.goto('https://movie.invalid/')
    const movies: { name: string; bytes: Uint8Array }[] = []
    for (const [name, film] of Object.entries(films)) {
      const asked = { scenes: scenesOf(film), size, framesPerSecond }
      const frames = await page.evaluate(encode, asked)
      movies.push({ name, bytes: webm(frames.map(decoded), { ...size, framesPerSecond }) })
    }
    return movies
  } finally {
    await browser.close()
  }
}

type Encoded = { base64: string; isKey: boolean }

const decoded = ({ base64, isKey }: Encoded): Frame => ({
  bytes: Buffer.from(base64, 'base64'),
  isKey,
})

type Asked = { scenes: string[]; size: { width: number; height: number }; framesPerSecond: number }

// Runs in the page.
async function encode({ scenes: pictures, size: { width, height }, framesPerSecond: rate }: Asked) {
  const frames: Encoded[] = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      frames.push({ base64: btoa(String.fromCharCode(...bytes)), isKey: chunk.type === 'key' })
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec: 'vp8', width, height, bitrate: 90_000, framerate: rate })
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  for (const [index, svg] of pictures.entries()) {
    const image = new Image()
    image.src = `data:image/svg+xml;base64,${btoa(svg)}`
    await image.decode()
    context?.drawImage(image, 0, 0, width, height)
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / rate })
    encoder.encode(frame, { keyFrame: index % (rate * 2) === 0 })
    frame.close()
  }
  await encoder.flush()
  return frames
}
