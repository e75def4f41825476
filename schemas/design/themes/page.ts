import { four } from '../../core/four.ts'
import { defineSiteTheme } from '../site-theme.ts'

export default defineSiteTheme({
  label: four('Страница', 'Бет', 'Sahifa', 'Page'),
  sentence: four(
    'Для чтения: врач, который пишет, журнал клиники.',
    'Оқуға арналған: жазатын дәрігер, клиника журналы.',
    'Oʻqish uchun: yozadigan shifokor, klinika jurnali.',
    'For reading: a doctor who writes, a clinic’s journal.',
  ),
  template: 'landing-blog',
  theme: { palette: 'steel', fonts: 'serif', radius: 2 },
})
