import type { Palette } from '../palette.ts'
import { circle, line, paints, path, rect } from '../shapes.ts'
import type { Outfit } from './cast.ts'

const shoulders = (half: number) =>
  `M${400 - half} 1000C${400 - half} 850 ${400 - half + 24} 758 ${400 - half + 110} 722C300 694 332 676 344 640L400 690L456 640C468 676 500 694 ${400 + half - 110} 722C${400 + half - 24} 758 ${400 + half} 850 ${400 + half} 1000Z`

const cloth = (d: string, fill: string, depth = 1) =>
  path(d, fill) + path(d, paints.shade, depth) + path(d, paints.side, depth)

const sleeves = (half: number, color: string) =>
  line(
    `M${400 - half + 96} 1000C${400 - half + 96} 930 ${400 - half + 90} 880 ${400 - half + 78} 838M${400 + half - 96} 1000C${400 + half - 96} 930 ${400 + half - 90} 880 ${400 + half - 78} 838`,
    color,
    5,
  )

const coatColor = '#fbfaf7'
const crease = '#dcdedd'

function coat(half: number, inner: string, p: Palette, color = coatColor, edge = '#ffffff') {
  const lapel = (s: number) => {
    const x = (offset: number) => 400 + s * offset
    return (
      path(
        `M${x(62)} 634C${x(96)} 656 ${x(112)} 670 ${x(124)} 690L${x(150)} 760L${x(112)} 770L${x(126)} 804L${x(14)} 960C${x(2)} 880 ${x(30)} 740 ${x(62)} 634Z`,
        edge,
      ) + line(`M${x(124)} 690L${x(150)} 760L${x(112)} 770L${x(126)} 804L${x(14)} 960`, crease, 5)
    )
  }
  return (
    cloth(shoulders(half), color, 0.55) +
    sleeves(half, crease) +
    path('M338 640C330 720 372 880 400 956C428 880 470 720 462 640L400 716Z', inner) +
    path('M338 640C330 720 372 880 400 956C428 880 470 720 462 640L400 716Z', paints.shade) +
    lapel(-1) +
    lapel(1) +
    line('M400 960L400 1000', crease, 5) +
    rect(500, 868, 104, 10, p.accentSoft, { radius: 5 }) +
    line('M500 892L604 892', crease, 4)
  )
}

const outfits: Record<Outfit, (half: number, p: Palette) => string> = {
  jacket: (half, p) => coat(half, p.paper, p, p.accentSoft, p.accentPale),
  coat: (half, p) => coat(half, p.accentMid, p),
  'coat-tie': (half, p) =>
    coat(half, p.accentMist, p) +
    path('M342 634L400 706L366 756L334 668ZM458 634L400 706L434 756L466 668Z', '#ffffff') +
    line('M400 706L366 756L336 672M400 706L434 756L464 672', crease, 4) +
    path('M386 716L414 716L422 742L412 760L424 900L400 948L376 900L388 760L378 742Z', p.accentDeep) +
    path('M386 716L414 716L422 742L412 760L388 760L378 742Z', p.accentInk),
  'coat-turtleneck': (half, p) =>
    coat(half, p.warm, p) +
    path('M340 566C352 596 448 596 460 566L468 700C440 732 360 732 332 700Z', p.warm) +
    path('M340 566C352 596 448 596 460 566L462 600C440 622 360 622 338 600Z', p.warmDeep, 0.35),
  scrubs: (half, p) =>
    cloth(shoulders(half), p.accentMid) +
    sleeves(half, p.accent) +
    line('M340 640C350 700 376 752 400 792C424 752 450 700 460 640', p.accent, 16) +
    rect(488, 862, 110, 138, p.accent, { radius: 10, opacity: 0.45 }) +
    line('M494 866L592 866', p.accent, 5),
  tunic: (half, p) =>
    cloth(shoulders(half), p.accentPale) +
    sleeves(half, p.accentSoft) +
    path(
      'M334 628C344 672 380 700 400 706C420 700 456 672 466 628L480 660C472 706 430 742 400 748C370 742 328 706 320 660Z',
      '#ffffff',
    ) +
    line('M400 748C470 760 486 800 488 1000', p.accentSoft, 6) +
    [820, 890, 960].map((y) => circle(460, y, 9, p.accentMid)).join('') +
    rect(226, 880, 96, 9, p.accentMid, { radius: 4 }),
}

/** The doctor's clothes, from the neck to the lower edge; `half` is half the width of the shoulders. */
export const clothes = (outfit: Outfit, half: number, palette: Palette) => outfits[outfit](half, palette)

/** A stethoscope round the neck. */
export const stethoscope = (p: Palette) =>
  line('M318 676C296 760 300 830 330 866M482 676C506 760 500 800 486 832', p.accentInk, 13) +
  line('M330 866C312 884 308 910 312 930M330 866C350 880 358 904 356 926', p.metalDeep, 8) +
  circle(486, 850, 30, p.metalDeep) +
  circle(486, 850, 21, p.metalPale)
