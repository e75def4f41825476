import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const pressureInTheHall: SeedNews = {
  slug: 'davlenie-za-pyat-minut-v-holle',
  category: 'prevention',
  date: '2026-10-26T05:00:00Z',
  image: drawing('still-5'),
  title: {
    ru: 'В холле измеряют давление: пять минут и без талона',
    kk: 'Холлда қан қысымын өлшейді: бес минут, талонсыз',
    uz: 'Xollda qon bosimi oʻlchanadi: besh daqiqa, talonsiz',
    en: 'Have your blood pressure taken in the hall: five minutes, no ticket',
  },
  lead: {
    ru: 'Высокое давление чаще всего ничем себя не выдаёт. Узнать о нём можно только одним способом — измерить.',
    kk: 'Жоғары қысым көбіне білінбейді. Оны білудің бір-ақ жолы бар — өлшеу.',
    uz: 'Yuqori bosim koʻpincha sezilmaydi. Uni bilishning bitta yoʻli bor — oʻlchash.',
    en: 'High blood pressure usually gives no sign. There is one way to know: measure it.',
  },
  content: {
    ru: `
<p>По будням с 9:00 до 12:00 у окна в холле сидит медсестра с тонометром. Подойти может каждый, прикрепление не нужно.</p>
<h2>Как это проходит</h2>
<ul>
<li>Вы садитесь и пять минут отдыхаете молча, спина опирается, ноги стоят на полу.</li>
<li>Давление измеряют дважды, на плече, на уровне сердца.</li>
<li>Цифры записывают в карточку, она остаётся у вас.</li>
</ul>
<p>Одно высокое измерение ещё не болезнь: волнение, кофе и лестница тоже поднимают давление. Медсестра скажет, как измерять дома, и запишет к врачу, если цифры повторяются.</p>
<p>Лекарства по чужому совету не начинайте и свои сами не отменяйте. Если при высоком давлении болит в груди, трудно дышать, слабеет рука или нарушается речь, это 103, а не очередь.</p>`,
    kk: `
<p>Жұмыс күндері 9:00-ден 12:00-ге дейін холлдағы терезе жанында тонометрі бар мейіргер отырады. Кез келген адам келе алады, тіркелудің қажеті жоқ.</p>
<h2>Бұл қалай өтеді</h2>
<ul>
<li>Отырып, бес минут үнсіз тынығасыз: арқаңыз сүйеуде, аяғыңыз еденде.</li>
<li>Қысымды жүрек деңгейінде, иықтан екі рет өлшейді.</li>
<li>Сандарды карточкаға жазады, ол сізде қалады.</li>
</ul>
<p>Бір рет жоғары шығуы әлі ауру емес: толқу, кофе мен баспалдақ та қысымды көтереді. Мейіргер үйде қалай өлшеу керегін айтады, сандар қайталанса, дәрігерге жазады.</p>
<p>Біреудің кеңесімен дәрі бастамаңыз, өз дәріңізді өзіңіз тоқтатпаңыз. Қысым жоғары кезде кеуде ауырса, тыныс тарылса, қол әлсіресе немесе сөйлеу бұзылса, бұл кезек емес, 103.</p>`,
    uz: `
<p>Ish kunlari 9:00 dan 12:00 gacha xolldagi deraza yonida tonometrli hamshira oʻtiradi. Har kim kelishi mumkin, biriktirilgan boʻlish shart emas.</p>
<h2>Bu qanday oʻtadi</h2>
<ul>
<li>Oʻtirib, besh daqiqa jim dam olasiz: orqangiz suyanib, oyoqlaringiz polda turadi.</li>
<li>Bosim yurak balandligida, yelkadan ikki marta oʻlchanadi.</li>
<li>Raqamlar kartochkaga yoziladi, u sizda qoladi.</li>
</ul>
<p>Bir marta yuqori chiqishi hali kasallik emas: hayajon, qahva va zina ham bosimni koʻtaradi. Hamshira uyda qanday oʻlchashni aytadi, raqamlar takrorlansa, shifokorga yozadi.</p>
<p>Birovning maslahati bilan dori boshlamang, oʻz doringizni oʻzingiz toʻxtatmang. Bosim yuqori paytda koʻkrak ogʻrisa, nafas qisilsa, qoʻl kuchsizlansa yoki nutq buzilsa, bu navbat emas, 103.</p>`,
    en: `
<p>On weekdays from 9:00 to 12:00 a nurse with a blood pressure meter sits by the window in the hall. Anybody may come; you need not be registered with us.</p>
<h2>What happens</h2>
<ul>
<li>You sit down and rest in silence for five minutes, back supported, feet on the floor.</li>
<li>The pressure is taken twice, on the upper arm, at the height of the heart.</li>
<li>The numbers go on a card that you keep.</li>
</ul>
<p>One high reading is not an illness: nerves, coffee and stairs raise it too. The nurse will tell you how to measure at home and book a doctor for you if the numbers come again.</p>
<p>Do not start a medicine on somebody’s advice, and do not stop your own. If with high pressure your chest hurts, breathing is hard, an arm goes weak or speech fails, it is 103 and not a queue.</p>`,
  },
}
