/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** A file to be sent in parts; `bytes` is asked for at most once, and closes it at its end. */
export type OpenedFile = {
  size: number
  modifiedMs: number
  bytes(range: ByteRange): ReadableStream<Uint8Array>
  close(): Promise<void>
}

/** Where uploads lie, whatever it is: files below keys such as `images/3f….webp`. */
export type Storage = {
  /** Null: there is none. */
  read(key: string): Promise<Buffer | null>
  /** All of it or nothing, also when the process ends meanwhile. */
  write(key: string, bytes: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
  /** The names of the files right below a folder. */
  list(folder: string): Promise<string[]>
  /** When a file came; null: there is none. */
  modifiedMs(key: string): Promise<number | null>
  /** Null: there is none. */
  open(key: string): Promise<OpenedFile | null>
}

/** The folders of every storage: what is public, and what customers sent (at no address). */
export const storedFolders = ['images', 'documents', 'movies', 'cases'] as const
