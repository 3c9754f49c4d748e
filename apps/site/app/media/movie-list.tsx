import type { Movie } from '@minikran/contract/media'
import { m } from '@minikran/i18n/messages'
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { FileFacts } from './document-list.tsx'
import { createMovieRestart } from './movie-restart.ts'

/** What the player shows: nothing, a blank screen for a second, or a movie. */
type Screen = { kind: 'none' } | { kind: 'cleared' } | { kind: 'playing'; movie: Movie }

const addressOf = (movie: Movie) => `/upload/movies/${encodeURIComponent(movie.movie_file)}`

type Props = {
  movies: readonly Movie[]
  /** A heading one level below the section's. */
  level?: 'h2' | 'h3'
}

/** A click plays a movie; without script its file opens. */
export function MovieList({ movies, level: Heading = 'h2' }: Props) {
  const [screen, setScreen] = useState<Screen>({ kind: 'none' })
  const restart = useMemo(
    () =>
      createMovieRestart<Movie>({
        clear: () => setScreen({ kind: 'cleared' }),
        start: (movie) => setScreen({ kind: 'playing', movie }),
      }),
    [],
  )
  useEffect(() => restart.stop, [restart])
  if (movies.length === 0) return null
  const choose = (event: MouseEvent, movie: Movie) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    restart.choose(movie)
  }
  return (
    <section className="grid gap-2">
      <Heading className="text-lead">{m.media_movies()}</Heading>
      <Player screen={screen} />
      <ul className="border-t border-line">
        {movies.map((movie) => (
          <li key={movie.id} className="border-b border-line">
            <a
              href={addressOf(movie)}
              data-opens-here
              onClick={(event) => choose(event, movie)}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span lang="sv" className="text-link">
                {movie.movie_name}
              </span>
              <FileFacts ext={movie.movie_ext} bytes={movie.bytes} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Player({ screen }: { screen: Screen }) {
  if (screen.kind === 'none') return null
  return (
    <div className="grid aspect-32/19 place-items-center border border-line print:hidden">
      {screen.kind === 'cleared' ? (
        <p role="status">{m.media_movie_starts()}</p>
      ) : (
        <video
          key={screen.movie.id}
          src={addressOf(screen.movie)}
          aria-label={screen.movie.movie_name}
          controls
          autoPlay
          muted
          playsInline
          className="size-full"
        />
      )}
    </div>
  )
}
