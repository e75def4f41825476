import type { ReactNode } from 'react'
import type { OfferedArticle } from './help-link.tsx'

/** Lines of text, as a drawing shows them. */
const Lines = ({ d, faint = false }: { d: string; faint?: boolean }) => (
  <path d={d} className={faint ? 'text-line-strong' : 'text-ink-soft'} />
)
const Sheet = (props: { x: number; y: number; width: number; height: number }) => (
  <rect {...props} rx={5} className="fill-paper text-line-strong" />
)
const Arrow = ({ d }: { d: string }) => <path d={d} className="text-accent" />

/** The sentence of a hint as a picture of 120 by 80. Colours are those of the theme, so that it fits the dark one too. */
export const helpDrawings: Record<OfferedArticle, ReactNode> = {
  blocks: (
    <>
      <Sheet x={22} y={4} width={64} height={72} />
      <rect x={30} y={12} width={48} height={14} rx={3} className="fill-surface text-line-strong" />
      <rect x={30} y={54} width={48} height={14} rx={3} className="fill-surface text-line-strong" />
      <rect x={48} y={32} width={56} height={16} rx={3} className="fill-accent-tint text-accent" />
      <Lines d="M64 40h30" />
      <path d="M54 37v.01M54 43v.01M58 37v.01M58 43v.01" className="text-accent" />
    </>
  ),
  pages: (
    <>
      <Sheet x={8} y={10} width={28} height={36} />
      <Lines d="M14 19h16M14 26h16M14 33h10" faint />
      <Sheet x={52} y={18} width={62} height={56} />
      <Lines d="M60 28h11M92 28h14" />
      <Lines d="M60 44h44M60 52h44M60 60h28" faint />
      <rect x={74} y={22} width={15} height={12} rx={3} className="fill-accent-tint text-accent" />
      <Arrow d="M36 28c16-20 34-22 44-12m-6-1 6 1 1-6" />
    </>
  ),
  languages: (
    <>
      <Sheet x={6} y={10} width={48} height={60} />
      <Lines d="M14 22h24M14 32h32M14 40h32M14 54h20" />
      <Sheet x={66} y={10} width={48} height={60} />
      <Lines d="M74 22h24M74 54h20" />
      <path d="M74 32h32M74 40h32" className="text-accent" strokeDasharray="3 4" />
      <Arrow d="M48 36h20m-5-4 5 4-5 4" />
    </>
  ),
  publish: (
    <>
      <Sheet x={6} y={8} width={58} height={64} />
      <path d="m14 22 3 3 6-6M14 58l3 3 6-6" className="text-ink-soft" />
      <Lines d="M30 22h26M30 58h26" />
      <rect x={11} y={32} width={48} height={16} rx={4} className="fill-accent-tint text-accent" />
      <path d="M18 36v5m0 3v.01M30 40h22" className="text-accent" />
      <Arrow d="M70 40h14m-5-5 5 5-5 5" />
      <circle cx={102} cy={40} r={13} className="fill-surface text-ink-soft" />
      <path d="M89 40h26M102 27c-8 8-8 18 0 26 8-8 8-18 0-26" className="text-ink-soft" />
    </>
  ),
  review: (
    <>
      <Sheet x={6} y={8} width={46} height={60} />
      <Lines d="M14 20h30M14 28h30M14 36h18" faint />
      <Arrow d="M58 38h14m-5-5 5 5-5 5" />
      <Sheet x={78} y={8} width={36} height={42} />
      <Lines d="M85 18h22M85 26h14" />
      <circle cx={100} cy={56} r={13} className="fill-accent-tint text-accent" />
      <path d="m94 56 4 4 8-8" className="text-accent" />
    </>
  ),
  comments: (
    <>
      <Sheet x={6} y={8} width={74} height={64} />
      <Lines d="M14 20h34M14 56h40M14 64h26" faint />
      <rect x={13} y={28} width={60} height={20} rx={3} className="fill-surface text-ink-soft" />
      <path
        d="M68 12h40a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H84l-9 8v-8h-7a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6Z"
        className="fill-accent-tint text-accent"
      />
      <path d="M72 21h32M72 29h20" className="text-accent" />
    </>
  ),
  domain: (
    <>
      <rect x={6} y={8} width={108} height={20} rx={10} className="fill-paper text-line-strong" />
      <circle cx={18} cy={18} r={3.5} className="text-accent" />
      <Lines d="M28 18h46" />
      <rect x={18} y={40} width={60} height={13} rx={4} className="fill-accent-tint text-accent" />
      <rect x={18} y={59} width={60} height={13} rx={4} className="fill-accent-tint text-accent" />
      <path d="M25 46.5h12M43 46.5h28M25 65.5h12M43 65.5h20" className="text-accent" />
      <path d="m90 46 4 4 8-8M90 65l4 4 8-8" className="text-ink-soft" />
    </>
  ),
  pictures: (
    <>
      <Sheet x={6} y={14} width={66} height={44} />
      <path d="M6 50l18-16 14 12 8-7 26 19" className="text-line-strong" />
      <circle cx={50} cy={27} r={6} className="fill-accent-tint text-accent" />
      <path d="M50 17v4M50 33v4M40 27h4M56 27h4" className="text-accent" />
      <Lines d="M12 67h44" />
      <Sheet x={84} y={6} width={30} height={60} />
      <circle cx={99} cy={30} r={6} className="fill-accent-tint text-accent" />
      <path d="M84 52l12-10 18 14" className="text-line-strong" />
    </>
  ),
}
