import { four } from '../../core/four.ts'
import { defineSiteTheme } from '../site-theme.ts'

export default defineSiteTheme({
  label: four('Салон', 'Салон', 'Salon', 'Salon'),
  sentence: four(
    'Нарядная: косметология, эстетическая стоматология.',
    'Сәнді: косметология, эстетикалық стоматология.',
    'Bashang: kosmetologiya, estetik stomatologiya.',
    'Elegant: cosmetology, aesthetic dentistry.',
  ),
  template: 'landing-sidebar-wide',
  theme: { palette: 'plum', fonts: 'playfair-headings', radius: 10 },
})
