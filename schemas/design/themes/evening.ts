import { four } from '../../core/four.ts'
import { defineSiteTheme } from '../site-theme.ts'

export default defineSiteTheme({
  label: four('Вечер', 'Кеш', 'Oqshom', 'Evening'),
  sentence: four(
    'Сдержанная и солидная: хирургия, клиника с историей.',
    'Ұстамды әрі салмақты: хирургия, тарихы бар клиника.',
    'Vazmin va salobatli: jarrohlik, tarixi bor klinika.',
    'Reserved and solid: surgery, a clinic with a history.',
  ),
  template: 'landing-wide',
  theme: { palette: 'ink', fonts: 'serif-headings', radius: 4 },
})
