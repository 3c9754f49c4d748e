import { cleanMp4, isMp4 } from './clean-mp4.ts'
import { cleanWebm, isWebm } from './clean-webm.ts'

/** Why a movie is refused, as a rule key. */
export type MovieFault = 'movieType' | 'movieUnreadable'
export type CleanMovie = { bytes: Buffer; ext: 'mp4' | 'webm' }

/** The complete movie without metadata such as position and names; or why it is refused. */
export function cleanMovie(bytes: Uint8Array): CleanMovie | MovieFault {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const ext = isMp4(file) ? 'mp4' : isWebm(file) ? 'webm' : null
  if (ext === null) return 'movieType'
  const cleaned = ext === 'mp4' ? cleanMp4(file) : cleanWebm(file)
  return cleaned === null ? 'movieUnreadable' : { bytes: cleaned, ext }
}
