import type { Movie } from '@minikran/contract/media'
import { m } from '@minikran/i18n/messages'
import { type MouseEvent, useEffect, useState } from 'react'
import { isModifiedClick } from '../components/is-modified-click.ts'
import { FileFacts } from './document-list.tsx'

// The player is blank for this long before a movie starts.
const blankMs = 1000

/** What the player shows: nothing, or a movie that plays or starts in a second. */
type Screen = { movie: Movie; isPlaying: boolean } | null

const addressOf = (movie: Movie) => `/upload/movies/${encodeURIComponent(movie.movie_file)}`

type Props = {
  movies: readonly Movie[]
  /** A heading one level below the section's. */
  level?: 'h2' | 'h3'
}

/** A click plays a movie; without script its file opens. */
export function MovieList({ movies, level: Heading = 'h2' }: Props) {
  const [screen, setScreen] = useState<Screen>(null)
  // Another choice meanwhile starts the second again.
  useEffect(() => {
    if (screen === null || screen.isPlaying) return
    const timer = setTimeout(() => setScreen({ ...screen, isPlaying: true }), blankMs)
    return () => clearTimeout(timer)
  }, [screen])
  if (movies.length === 0) return null
  const choose = (event: MouseEvent, movie: Movie) => {
    if (isModifiedClick(event)) return
    event.preventDefault()
    setScreen({ movie, isPlaying: false })
  }
  return (
    <section className="grid gap-2">
      <Heading className="text-lead">{m.media_movies()}</Heading>
      {screen !== null && <Player {...screen} />}
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

function Player({ movie, isPlaying }: NonNullable<Screen>) {
  return (
    <div className="grid aspect-32/19 place-items-center border border-line print:hidden">
      {isPlaying ? (
        <video
          src={addressOf(movie)}
          lang="sv"
          aria-label={movie.movie_name}
          controls
          autoPlay
          muted
          playsInline
          className="size-full"
        />
      ) : (
        <p role="status">{m.media_movie_starts()}</p>
      )}
    </div>
  )
}
