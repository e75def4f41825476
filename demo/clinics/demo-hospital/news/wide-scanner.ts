import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const wideScanner: SeedNews = {
  slug: 'mrt-s-shirokim-tonnelem',
  category: 'hospital',
  date: '2026-11-05T06:00:00Z',
  image: picture('demo-hospital/scanner-1', {
    ru: 'Рисунок: аппарат МРТ в светлой комнате с видом на сад',
    kk: 'Сурет: баққа қараған жарық бөлмедегі МРТ аппараты',
    uz: 'Rasm: bogʻ koʻrinib turgan yorugʻ xonadagi MRT apparati',
    en: 'Drawing: an MRI scanner in a bright room with a garden view',
  }),
  title: {
    ru: 'МРТ стал просторнее: тоннель 70\u00a0сантиметров',
    kk: 'МРТ кеңейді: туннелі 70\u00a0сантиметр',
    uz: 'MRT kengaydi: tunneli 70\u00a0santimetr',
    en: 'A roomier MRI: a bore of 70\u00a0centimetres',
  },
  lead: {
    ru: 'Для тех, кому тесно, тревожно или трудно лежать на спине.',
    kk: 'Тар жерде қысылатын, мазасызданатын немесе шалқасынан жату қиын адамдарға.',
    uz: 'Torlik qiladigan, xavotirlanadigan yoki chalqancha yotishi qiyin boʻlganlar uchun.',
    en: 'For anyone who feels shut in, anxious or unable to lie flat for long.',
  },
  content: {
    ru: `
<p>Новый аппарат на десять сантиметров шире прежнего. Голова и колени чаще всего остаются ближе к свету, а стену за аппаратом мы заменили окном.</p>
<p>Перед исследованием можно зайти и просто посмотреть. Во время съёмки с вами говорят через наушники, в руке — кнопка: нажмёте, и стол выедет.</p>
<p>Обязательно скажите заранее о кардиостимуляторе, клипсах, осколках и имплантатах. С некоторыми из них МРТ проводить нельзя, и тогда врач выберет другой способ.</p>`,
    kk: `
<p>Жаңа аппарат бұрынғыдан он сантиметр кең. Бас пен тізе көбіне жарыққа жақын қалады, ал аппараттың артындағы қабырғаның орнына терезе салдық.</p>
<p>Зерттеу алдында кіріп, жай ғана көруге болады. Түсіру кезінде құлаққап арқылы сізбен сөйлесіп отырады, қолыңызда түйме бар: бассаңыз, үстел сыртқа шығады.</p>
<p>Кардиостимулятор, қысқыш, жарықшақ және имплантат туралы міндетті түрде алдын ала айтыңыз. Олардың кейбірімен МРТ жасауға болмайды, ондайда дәрігер басқа тәсіл таңдайды.</p>`,
    uz: `
<p>Yangi apparat avvalgisidan oʻn santimetr keng. Bosh va tizza koʻpincha yorugʻlikka yaqin qoladi, apparat ortidagi devor oʻrniga esa deraza qildik.</p>
<p>Tekshiruvdan oldin kirib, shunchaki koʻrish mumkin. Suratga olish paytida quloqchin orqali siz bilan gaplashib turishadi, qoʻlingizda tugma boʻladi: bossangiz, stol tashqariga chiqadi.</p>
<p>Kardiostimulyator, qisqich, parcha va implantlar haqida albatta oldindan ayting. Ularning baʼzilari bilan MRT qilib boʻlmaydi, unda shifokor boshqa usulni tanlaydi.</p>`,
    en: `
<p>The new scanner is ten centimetres wider than the old one. Head and knees mostly stay closer to the light, and the wall behind it has become a window.</p>
<p>You may come in and just look before the scan. While it runs, someone talks to you through headphones, and you hold a button: press it and the table slides out.</p>
<p>Do tell us beforehand about pacemakers, clips, shrapnel and implants. With some of them MRI is not possible, and the doctor will choose another way.</p>`,
  },
}
