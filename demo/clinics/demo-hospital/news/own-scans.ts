import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const ownScans: SeedNews = {
  slug: 'snimki-na-ruki-besplatno',
  category: 'for-patients',
  date: '2026-09-08T06:00:00Z',
  image: picture('demo-hospital/scanner-2', {
    ru: 'Рисунок: рабочее место рентгенолога с двумя экранами',
    kk: 'Сурет: екі экраны бар рентгенологтың жұмыс орны',
    uz: 'Rasm: ikki ekranli rentgenolog ish joyi',
    en: 'Drawing: a radiologist’s desk with two screens',
  }),
  title: {
    ru: 'Снимки остаются у вас: ссылка приходит в тот же день',
    kk: 'Түсірілім сізде қалады: сілтеме сол күні келеді',
    uz: 'Suratlar sizda qoladi: havola oʻsha kuni keladi',
    en: 'Your scans are yours: the link comes the same day',
  },
  lead: {
    ru: 'Их можно показать любому врачу, даже если он в другой стране.',
    kk: 'Оны кез келген дәрігерге, тіпті басқа елдегісіне де көрсетуге болады.',
    uz: 'Ularni istalgan shifokorga, hatto boshqa davlatdagisiga ham koʻrsatish mumkin.',
    en: 'You can show them to any doctor, even in another country.',
  },
  content: {
    ru: `
<p>После МРТ или КТ вы получаете сообщение со ссылкой. По ней открываются сами снимки, а не только описание, и работает она год. Кому нужен диск — запишем бесплатно.</p>
<p>Если у вас есть прежние снимки, принесите их или пришлите накануне. Врач сравнит, и новое описание начнётся с главного: что изменилось.</p>
<p>Описание — это ещё не диагноз. Отдельные слова в нём пугают, поэтому покажите его врачу, который вас направил.</p>`,
    kk: `
<p>МРТ немесе КТ-дан кейін сілтемесі бар хабарлама аласыз. Ол арқылы қорытынды ғана емес, түсірілімнің өзі де ашылады. Сілтеме бір жыл жұмыс істейді. Диск керек болса, тегін жазып береміз.</p>
<p>Бұрынғы түсірілімдеріңіз болса, алып келіңіз немесе бір күн бұрын жіберіңіз. Дәрігер салыстырады, жаңа қорытындыны ең бастысынан, яғни не өзгергенінен бастайды.</p>
<p>Қорытынды әлі диагноз емес. Ондағы кейбір сөздер үрейлендіруі мүмкін, сондықтан өзіңізді жіберген дәрігерге көрсетіңіз.</p>`,
    uz: `
<p>MRT yoki KTdan keyin havolali xabar olasiz. U orqali faqat xulosa emas, suratlarning oʻzi ham ochiladi. Havola bir yil ishlaydi. Disk kerak boʻlsa, bepul yozib beramiz.</p>
<p>Avvalgi suratlaringiz boʻlsa, olib keling yoki bir kun oldin yuboring. Shifokor solishtiradi va yangi xulosani eng muhimidan — nima oʻzgarganidan boshlaydi.</p>
<p>Xulosa hali tashxis emas. Undagi baʼzi soʻzlar choʻchitishi mumkin, shuning uchun sizni yuborgan shifokorga koʻrsating.</p>`,
    en: `
<p>After an MRI or CT scan you get a message with a link. It opens the scans themselves, not only the report, and works for a year. If you need a disc, we make one for free.</p>
<p>If you have earlier scans, bring them or send them the day before. The doctor will compare, and the new report will begin with what matters: what has changed.</p>
<p>A report is not yet a diagnosis. Some of its words can frighten, so show it to the doctor who sent you.</p>`,
  },
}
