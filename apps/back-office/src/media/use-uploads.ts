import type { Uploaded } from '@minikran/contract/admin/media'
import { type MediaKind, maxFileBytes } from '@minikran/domain/media/upload-limits'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../providers/call-api.ts'
import { mediaNames } from './media-names.ts'
import { uploadSentence } from './upload-sentences.ts'

export type Upload = {
  key: number
  name: string
  /** From 0 to 1 while it is sent; null before its turn. */
  share: number | null
  fault: string | null
  result: Uploaded | null
}

/** Uploads files one after the other; refused ones stay in the list with the reason. */
export function useUploads(kind: MediaKind, onStored: (uploaded: Uploaded) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const nextKey = useRef(0)
  // The field of a page in a list has another name after the page was moved, and none after it was removed.
  const stored = useRef<typeof onStored | null>(null)
  useEffect(() => {
    stored.current = onStored
    return () => {
      stored.current = null
    }
  }, [onStored])
  const change = (key: number, changed: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const send = async (key: number, file: File) => {
    if (file.size > maxFileBytes(kind)) {
      return change(key, { fault: uploadSentence(kind, 'bodyTooLarge') })
    }
    change(key, { share: 0 })
    try {
      const result = await sendFile({ kind, file, onProgress: (share) => change(key, { share }) })
      change(key, { result, share: 1 })
      stored.current?.(result)
    } catch (error) {
      // Also of an unexpected error: thrown on, it would keep the files after this one from being sent.
      const { errors, code } = error instanceof ApiProblem ? error : { errors: {}, code: '' }
      const [rule] = Object.values(errors).flat()
      change(key, { fault: uploadSentence(kind, rule ?? code) })
    }
  }
  const add = (files: readonly File[]) => {
    const added = files.map((file) => {
      nextKey.current += 1
      return { key: nextKey.current, file }
    })
    const waiting = { share: null, fault: null, result: null }
    setUploads((all) => [
      ...all,
      ...added.map(({ key, file }) => ({ key, name: file.name, ...waiting })),
    ])
    for (const { key, file } of added) {
      last.current = last.current.then(() => send(key, file))
    }
  }
  return { uploads, add, clear: () => setUploads([]) }
}

type Sending = { kind: MediaKind; file: File; onProgress: (share: number) => void }

/** Uploads a file with XMLHttpRequest, since `fetch` does not report progress. */
function sendFile({ kind, file, onProgress }: Sending): Promise<Uploaded> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/admin/upload${mediaNames[kind].one}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total))
    request.addEventListener('load', () => {
      const body = (request.response ?? {}) as Record<string, unknown>
      if (request.status === 200) resolve(body['data'] as Uploaded)
      else reject(new ApiProblem(request.status, body))
    })
    request.addEventListener('error', () => reject(new ApiProblem(0, {})))
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
