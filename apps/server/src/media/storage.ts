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
}
