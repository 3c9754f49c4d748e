import { Link } from '../components/link.tsx'
import { localPath } from '../locale-path.ts'
import { useRootData } from '../use-root-data.ts'

/** Links to the categories, last known ones if the API fails. */
export function CategoryLinks({ className }: { className?: string }) {
  const { categories } = useRootData()
  return (
    <ul className={className}>
      {categories.map(({ path, title }) => (
        <li key={path}>
          <Link to={localPath(path)} lang={title.lang} className="tap-link gap-2">
            {title.text}
          </Link>
        </li>
      ))}
    </ul>
  )
}
