import { four } from '../../core/four.ts'
import { defineSiteTheme } from '../site-theme.ts'

export default defineSiteTheme({
  label: four('Высота', 'Биік', 'Yuksak', 'Height'),
  sentence: four(
    'Крупно и современно: диагностика, центры с техникой.',
    'Ірі әрі заманауи: диагностика, техникасы мол орталықтар.',
    'Yirik va zamonaviy: diagnostika, texnikasi koʻp markazlar.',
    'Large and modern: diagnostics, centres with equipment.',
  ),
  template: 'landing-wide',
  theme: { palette: 'sky', fonts: 'montserrat-headings', radius: 8 },
})
