import { mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '@minikran/contract/error-codes'
import { bodyLimit, isStaffBody } from './body-limit.ts'
import { createBodyRoom } from './body-room.ts'
import { createBodyStore } from './body-store.ts'
import { receiveBody } from './receive-body.ts'

/**
 * Reads the body. To be called once the headers have been checked, and before the request's body is
 * used. Null: the body has arrived whole.
 */
export type ReceiveBody = (network: string) => Promise<BodyFault | null>
/** Why a request has no body. */
export type BodyFault = Extract<ErrorCode, 'bodyTooLarge' | 'unavailable' | 'requestTimeout'>

/** `rawBody` is what the request listener takes for the body of the request. */
export type Received = IncomingMessage & {
  rawBody?: Buffer
  receive?: ReceiveBody
  /** The client sends nothing: it waits for `100 Continue`, or has stopped. */
  isSilent?: boolean
}

// For all large bodies that are being received; a network may use as much as a form with three pictures.
const room = { mostBytes: 64 * 1024 * 1024, mostOfNetwork: 32 * 1024 * 1024 }

const faultByKind = {
  whole: null,
  tooLarge: 'bodyTooLarge',
  noRoom: 'unavailable',
  stopped: 'requestTimeout',
} as const

/** Receives bodies into memory as far as there is room; large ones are stored while they arrive. */
export function createBodyReceiver(bodyFolder: string) {
  mkdirSync(bodyFolder, { recursive: true })
  const publicRoom = createBodyRoom(room)
  const staffRoom = createBodyRoom(room)
  return async (incoming: Received, outgoing: ServerResponse, network: string) => {
    const share = (isStaffBody(incoming) ? staffRoom : publicRoom).open(network)
    const store = createBodyStore(bodyFolder)
    const ask = () => {
      if (incoming.isSilent) outgoing.writeContinue()
      incoming.isSilent = false
    }
    const body = await receiveBody(incoming, { maxBytes: bodyLimit(incoming), share, store, ask })
    await store.discard()
    incoming.rawBody = body.kind === 'whole' ? body.bytes : Buffer.alloc(0)
    if (body.kind === 'whole' && !outgoing.closed) {
      outgoing.once('close', share.giveBack)
      return null
    }
    share.giveBack()
    if (body.kind === 'stopped') {
      incoming.isSilent = true
      if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
    }
    return faultByKind[body.kind]
  }
}
