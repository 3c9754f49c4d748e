/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/** A file opened for reading; `bytes` is called at most once, and its end closes the file. */
export type OpenedFile = {
  size: number
  modifiedMs: number
  bytes(range: ByteRange): ReadableStream<Uint8Array>
  close(): Promise<void>
}

/** A store of uploaded files under keys such as `images/3f….webp`. */
export type Storage = {
  /** Null when there is no such file. */
  read(key: string): Promise<Buffer | null>
  /** Atomic, also when the process ends meanwhile. */
  write(key: string, bytes: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
  /** The names of the files directly in a folder. */
  list(folder: string): Promise<string[]>
  /** Null when there is no such file. */
  modifiedMs(key: string): Promise<number | null>
  /** Null when there is no such file. */
  open(key: string): Promise<OpenedFile | null>
}

/** The folders of every store; `cases` is private, the others are served. */
export const storedFolders = ['images', 'documents', 'movies', 'cases'] as const
