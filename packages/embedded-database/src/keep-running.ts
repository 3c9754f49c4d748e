const CHECK_MILLISECONDS = 500

export type Watch = {
  /** The server's present process. */
  pid(): number
  /** Resolves when a restart under way has ended, well or not. */
  end(): Promise<void>
}

type Options = {
  isGone: (pid: number) => boolean
  /** Whether nobody can connect any more, such as without the file of the socket. */
  isUnreachable: () => boolean
  shutDown: (pid: number) => void
  restart: () => Promise<number>
}

/**
 * Starts the server again when its process ends unasked, as when the system runs out of memory and
 * picks it. One that nobody can reach is shut down first: PostgreSQL makes its socket at the start
 * only. A failed restart is tried again at the next look.
 */
export function keepRunning(first: number, options: Options): Watch {
  let pid = first
  let restarting: Promise<void> | null = null
  const restart = async () => {
    try {
      pid = await options.restart()
    } catch {
      // The next look tries again.
    }
    restarting = null
  }
  const look = () => {
    if (restarting !== null) return
    if (options.isGone(pid)) restarting = restart()
    else if (options.isUnreachable()) options.shutDown(pid)
  }
  const timer = setInterval(look, CHECK_MILLISECONDS)
  timer.unref()
  return {
    pid: () => pid,
    end: async () => {
      clearInterval(timer)
      await restarting
    },
  }
}
