import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const sleepWithoutPhone: SeedNews = {
  slug: 'son-kotoryj-ne-nado-dogonyat',
  category: 'head-and-heart',
  date: '2026-10-21T04:00:00Z',
  specialist: '100606',
  image: picture('demo-practice/story-2', {
    ru: 'Рисунок: месяц над подушкой',
    kk: 'Сурет: жастық үстіндегі ай',
    uz: 'Rasm: yostiq ustidagi oy',
    en: 'Drawing: a moon above a pillow',
  }),
  title: {
    ru: 'Как заснуть без телефона',
    kk: 'Телефонсыз қалай ұйықтауға болады',
    uz: 'Telefonsiz qanday uxlash mumkin',
    en: 'How to fall asleep without a phone',
  },
  lead: {
    ru: 'Чем сильнее стараешься уснуть, тем труднее. Несколько простых привычек, которые помогают.',
    kk: 'Ұйықтауға неғұрлым тырыссаңыз, соғұрлым қиын. Көмектесетін бірнеше қарапайым әдет.',
    uz: 'Uxlashga qancha urinsangiz, shuncha qiyin. Yordam beradigan bir necha oddiy odat.',
    en: 'The harder you try to sleep, the harder it is. A few simple habits that help.',
  },
  content: {
    ru: `
<p>Плохая ночь — не болезнь. Болезнью бессонница становится, когда трудные ночи повторяются три и больше раз в неделю, тянутся месяцами и портят день.</p>
<h2>Попробуйте две недели</h2>
<ul>
<li>Вставайте в одно и то же время, даже после плохой ночи.</li>
<li>Ложитесь, когда клонит в сон, а не когда «пора».</li>
<li>Не спится двадцать минут — встаньте, почитайте при неярком свете и вернитесь.</li>
<li>Телефон заряжайте в другой комнате, часы отверните.</li>
<li>Тревоги запишите вечером на бумагу: у каждой — один шаг на завтра.</li>
</ul>
<h2>Чего не делать</h2>
<p>Не пейте алкоголь для сна: он усыпляет и будит под утро. Не берите снотворное у знакомых и не бросайте резко то, что уже принимаете.</p>
<h2>Когда прийти</h2>
<p>Если вы храпите и просыпаетесь разбитым, если ноги не дают покоя, если вместе со сном пропала радость. При мыслях о том, что жить не хочется, не ждите приёма: позвоните близкому человеку и 103 прямо сейчас. Это лечится, и вы не одни.</p>`,
    kk: `
<p>Ұйқысыз бір түн ауру емес. Ауыр түндер аптасына үш немесе одан көп қайталанып, айларға созылып, күніңізді бұзса, ұйқысыздық ауруға айналады.</p>
<h2>Екі апта байқап көріңіз</h2>
<ul>
<li>Нашар түннен кейін де бір уақытта тұрыңыз.</li>
<li>«Уақыты келгенде» емес, ұйқыңыз келгенде жатыңыз.</li>
<li>Жиырма минут ұйқы келмесе, тұрып, күңгірт жарықта кітап оқып, қайта жатыңыз.</li>
<li>Телефонды басқа бөлмеде қуаттаңыз, сағатты теріс бұрыңыз.</li>
<li>Уайымды кешке қағазға жазыңыз: әрқайсысына ертеңге бір қадам.</li>
</ul>
<h2>Не істемеу керек</h2>
<p>Ұйықтау үшін алкоголь ішпеңіз: ол ұйықтатып, таңға жақын оятады. Таныстан ұйқы дәрісін алмаңыз, ішіп жүргенді кенет тоқтатпаңыз.</p>
<h2>Қашан келу керек</h2>
<p>Қорылдап, шаршап оянсаңыз, аяғыңыз маза бермесе, ұйқымен бірге қуаныш та кетсе. Өмір сүргім келмейді деген ой келсе, қабылдауды күтпеңіз: жақын адамыңызға және 103 нөміріне дәл қазір қоңырау шалыңыз. Бұл емделеді, сіз жалғыз емессіз.</p>`,
    uz: `
<p>Bitta uyqusiz tun kasallik emas. Qiyin tunlar haftasiga uch va undan koʻp takrorlanib, oylab choʻzilib, kunni buzsa, uyqusizlik kasallikka aylanadi.</p>
<h2>Ikki hafta sinab koʻring</h2>
<ul>
<li>Yomon tundan keyin ham bir vaqtda turing.</li>
<li>“Vaqti boʻlganda” emas, uyqungiz kelganda yoting.</li>
<li>Yigirma daqiqa uyqu kelmasa, turing, xira yorugʻda kitob oʻqing va qayting.</li>
<li>Telefonni boshqa xonada quvvatlang, soatni teskari burib qoʻying.</li>
<li>Tashvishlarni kechqurun qogʻozga yozing: har biriga ertaga bitta qadam.</li>
</ul>
<h2>Nima qilmaslik kerak</h2>
<p>Uxlash uchun spirtli ichimlik ichmang: u uxlatadi va tongga yaqin uygʻotadi. Tanishlardan uyqu dorisi olmang va ichib yurganingizni birdan toʻxtatmang.</p>
<h2>Qachon kelish kerak</h2>
<p>Xurrak otib, charchab uygʻonsangiz, oyoqlaringiz tinch qoʻymasa, uyqu bilan birga quvonch ham yoʻqolsa. Yashagim kelmayapti degan fikr kelsa, qabulni kutmang: yaqin odamingizga va 103 ga hozirning oʻzida qoʻngʻiroq qiling. Bu davolanadi, siz yolgʻiz emassiz.</p>`,
    en: `
<p>A bad night is not an illness. It becomes one when hard nights come three or more times a week, go on for months and spoil the day.</p>
<h2>Try this for two weeks</h2>
<ul>
<li>Get up at the same time, even after a bad night.</li>
<li>Go to bed when you are sleepy, not when it is “time”.</li>
<li>If sleep does not come in twenty minutes, get up, read in dim light and return.</li>
<li>Charge the phone in another room and turn the clock away.</li>
<li>Write worries down in the evening, with one step for tomorrow beside each.</li>
</ul>
<h2>What not to do</h2>
<p>Do not drink alcohol to sleep: it puts you to sleep and wakes you before dawn. Do not borrow sleeping pills, and do not suddenly stop what you already take.</p>
<h2>When to come</h2>
<p>If you snore and wake up worn out, if your legs will not rest, if joy has gone along with sleep. If you think that you do not want to live, do not wait for a visit: call someone close and 103 right now. It can be treated, and you are not alone.</p>`,
  },
}
