import { m } from '@minikran/i18n/messages'

/** A section through the site with the measurements of the radius helper. */
export function SiteSketch() {
  return (
    <svg
      role="img"
      aria-label={m.site_sketch()}
      viewBox="0 0 360 232"
      className="h-auto w-full max-wide:order-first border border-ink [&_text]:text-[13px]"
    >
      <g className="fill-none stroke-ink stroke-[1.5]">
        <path d="M8 190h344" />
        <path className="fill-paper" d="M232 190V104h120M232 104v86" />
        <path className="stroke-[1.25]" d="M44 170h72v12H44ZM80 170v-22" />
        <path className="stroke-[1.25]" d="m62 176-30 14m66-14 30 14" />
        <path className="stroke-[3]" d="M80 150 282 30" />
        <path d="M282 30v44m-34 10 34-10 34 10" />
        <path className="fill-signal" d="M232 84h100v20H232Z" />
      </g>
      <g className="fill-none stroke-steel stroke-[.75]">
        <path className="[stroke-dasharray:10_3_2_3]" d="M80 130v96M282 104v122" />
        <path d="M128 190v16m104-14v14M128 202h104M80 202h48M80 220h202M24 104v86M16 104h208" />
      </g>
      <g className="fill-ink stroke-paper stroke-[4] [paint-order:stroke]">
        <text x="104" y="206" textAnchor="middle">
          2 m
        </text>
        <text x="180" y="206" textAnchor="middle">
          {m.site_sketch_wall()}
        </text>
        <text x="181" y="225" textAnchor="middle">
          {m.site_sketch_radius()}
        </text>
        <text x="12" y="98">
          {m.site_sketch_sill()}
        </text>
      </g>
      <text x="282" y="99" textAnchor="middle" className="fill-on-signal">
        {m.site_sketch_depth()}
      </text>
    </svg>
  )
}
