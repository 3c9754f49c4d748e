const CHECK_MILLISECONDS = 500

export type Watch = {
  /** The server's current process. */
  pid(): number
  /** Stops watching. Resolves when a running restart has ended, successfully or not. */
  end(): Promise<void>
}

type Options = {
  isGone: (pid: number) => boolean
  /** Whether nobody can connect, for example because the socket file is gone. */
  isUnreachable: () => boolean
  shutDown: (pid: number) => void
  restart: () => Promise<number>
}

/**
 * Starts the server again when its process ends unexpectedly, for example killed for lack of memory.
 * An unreachable server is shut down first: PostgreSQL creates its socket only when it starts. A failed
 * restart is repeated at the next check.
 */
export function keepRunning(first: number, options: Options): Watch {
  let pid = first
  let restarting: Promise<void> | null = null
  const restart = async () => {
    try {
      pid = await options.restart()
    } catch {
      // The next check tries again.
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
