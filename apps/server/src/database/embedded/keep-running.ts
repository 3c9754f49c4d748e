const CHECK_MILLISECONDS = 500

export type Watch = {
  /** The server's present process. */
  pid(): number
  /** Resolves when a restart under way has ended, well or not. */
  end(): Promise<void>
}

/**
 * Starts the server again when its process ends unasked, as when the system runs out of memory and
 * picks it. A failed restart is tried again at the next look.
 */
export function keepRunning(
  first: number,
  options: { isGone: (pid: number) => boolean; restart: () => Promise<number> },
): Watch {
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
    if (restarting === null && options.isGone(pid)) restarting = restart()
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
