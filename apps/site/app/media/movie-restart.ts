/** The delay between clearing the player and starting a movie. */
const movieRestartMs = 1000

type Player<Movie> = { clear: () => void; start: (movie: Movie) => void }

/** Clears the player and starts the chosen movie after a second; a later choice wins. */
export function createMovieRestart<Movie>(player: Player<Movie>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    choose(movie: Movie) {
      clearTimeout(timer)
      player.clear()
      timer = setTimeout(() => player.start(movie), movieRestartMs)
    },
    stop: () => clearTimeout(timer),
  }
}
