import { four } from '../../core/four.ts'
import { defineSiteTheme } from '../site-theme.ts'

export default defineSiteTheme({
  label: four('Игра', 'Ойын', 'Oʻyin', 'Play'),
  sentence: four(
    'Яркая и круглая: детская клиника.',
    'Ашық әрі дөңгелек: балалар клиникасы.',
    'Yorqin va yumaloq: bolalar klinikasi.',
    'Bright and round: a children’s clinic.',
  ),
  template: 'landing-wide',
  theme: { palette: 'honey', fonts: 'nunito', radius: 16 },
})
