import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const infantSleep: SeedNews = {
  slug: 'son-mladenca',
  category: 'children',
  date: '2026-11-20T04:00:00Z',
  specialist: '100701',
  image: picture('demo-journal/cover-1', {
    ru: 'Рисунок: ночь, пустая детская кроватка у окна с месяцем, на тумбочке горит лампа',
    kk: 'Сурет: түн, ай көрінген терезенің алдындағы бос бала төсегі, тумбада шам жанып тұр',
    uz: 'Rasm: tun, oy koʻringan deraza oldida boʻsh bolalar karavoti, tumbochkada chiroq yonib turibdi',
    en: 'Drawing: night, an empty cot by a window with the moon, a lamp glowing on the bedside table',
  }),
  title: {
    ru: 'Он опять не\u00a0спит. Что нормально в\u00a0первый год, а\u00a0что\u00a0— повод прийти',
    kk: 'Бөбек тағы ұйықтамай жатыр: бірінші жылда не қалыпты, қашан дәрігерге көріну керек',
    uz: 'U yana uxlamayapti: birinchi yilda nima odatiy hol, qachon shifokorga kelish kerak',
    en: 'Awake again: what is normal in the first year, and when to come and see us',
  },
  lead: {
    ru: 'Ночные пробуждения утомляют взрослых, но сами по себе не болезнь. Рассказываем, как сделать сон безопасным и на что смотреть.',
    kk: 'Түнгі ояну ата-ананы шаршатады, бірақ өздігінен ауру емес. Ұйқыны қалай қауіпсіз етуге болатынын және неге назар аудару керегін айтамыз.',
    uz: 'Tungi uygʻonishlar kattalarni charchatadi, lekin oʻz-oʻzidan kasallik emas. Uyquni qanday xavfsiz qilish va nimaga eʼtibor berishni aytamiz.',
    en: 'Waking at night wears adults out, yet it is not an illness. How to make sleep safe, and what to watch for.',
  },
  content: {
    ru: `
<p>«Соседский уже спит до утра, а наш встаёт пять раз», — с этой фразы начинается каждый второй приём у невролога. Ответ почти всегда один: соседский просто другой. Новорождённый спит короткими отрезками, потому что желудок у него маленький, а внутренние часы ещё не заведены. День от ночи он начинает отличать к двум-четырём месяцам, а многие дети просыпаются ночью и в год.</p>
<h2>Сколько спят дети</h2>
<ul>
<li>До трёх месяцев — примерно 14–17\u00a0часов в сутки, кусочками.</li>
<li>С четырёх до одиннадцати месяцев — 12–16\u00a0часов вместе с дневным сном.</li>
<li>После года — 11–14\u00a0часов.</li>
</ul>
<p>Это ориентиры, а не норматив. Если ребёнок бодр, ест и растёт, час туда или сюда ничего не значит.</p>
<h2>В безопасной кроватке нет ничего лишнего</h2>
<ul>
<li>Спать — на спине, и ночью, и днём.</li>
<li>Матрас ровный и твёрдый, простыня натянута.</li>
<li>Никаких подушек, бортиков, одеял и игрушек; вместо одеяла — спальный мешок по росту.</li>
<li>Кроватка стоит в комнате родителей, рядом никто не курит.</li>
<li>Не засыпайте с ребёнком на диване или в кресле: это опаснее всего.</li>
</ul>
<h2>Как приучить к ночному сну</h2>
<p>Днём — свет, разговоры и прогулка. Вечером — одни и те же три-четыре действия в одном порядке: искупали, приглушили лампу, покормили, спели. Ночью кормите и переодевайте молча, при слабом свете. Чудес за два дня не будет, но через пару недель порядок начинает работать.</p>
<blockquote><p>Лучшее средство от бессонной ночи — второй взрослый. Спите по очереди и не стесняйтесь просить о помощи.</p></blockquote>
<h2>Когда записаться к врачу</h2>
<p>Ребёнок храпит почти каждую ночь, тяжело дышит ртом, плохо прибавляет в весе, подолгу безутешно плачет или вздрагивает сериями, одно движение за другим. Снимите такой эпизод на телефон: видео скажет больше, чем пересказ.</p>
<p><strong>Звоните 103, если ребёнок перестал дышать или посинел, если он вялый и его не удаётся разбудить.</strong></p>
<p><em>Автор — Павел Левченко, детский невролог. Проверила Сауле Нурпеисова, педиатр.</em></p>`,
    kk: `
<p>«Көршінің баласы таңға дейін ұйықтайды, ал біздікі бес рет оянады», — неврологтың әр екінші қабылдауы осы сөзден басталады. Жауап көбіне біреу: көршінің баласы жай ғана басқаша. Жаңа туған нәресте аз-аздан ұйықтайды, өйткені асқазаны кішкентай, ал ішкі сағаты әлі іске қосылмаған. Күн мен түнді ол екі-төрт айға қарай ажырата бастайды, ал көп бала бір жасында да түнде оянады.</p>
<h2>Балалар қанша ұйықтайды</h2>
<ul>
<li>Үш айға дейін — тәулігіне шамамен 14–17\u00a0сағат, бөліп-бөліп.</li>
<li>Төрт айдан он бір айға дейін — күндізгі ұйқыны қосқанда 12–16\u00a0сағат.</li>
<li>Бір жастан кейін — 11–14\u00a0сағат.</li>
</ul>
<p>Бұл — бағдар, норматив емес. Бала сергек болса, жақсы тамақтанып, өсіп келе жатса, бір сағат артық-кемнің мәні жоқ.</p>
<h2>Қауіпсіз төсекте артық зат болмайды</h2>
<ul>
<li>Түнде де, күндіз де бала шалқасынан жатып ұйықтайды.</li>
<li>Матрас тегіс әрі қатты, ақжайма керіліп төселген.</li>
<li>Жастық, жұмсақ жақтау, көрпе мен ойыншық болмайды; көрпенің орнына бойына сай ұйықтайтын қап алыңыз.</li>
<li>Төсек ата-ананың бөлмесінде тұрады, қасында ешкім темекі шекпейді.</li>
<li>Баламен диванда немесе креслода ұйықтап кетпеңіз: ең қауіптісі — осы.</li>
</ul>
<h2>Түнгі ұйқыға қалай үйретуге болады</h2>
<p>Күндіз — жарық, әңгіме, серуен. Кешке — бір ретпен қайталанатын үш-төрт іс: шомылдырдыңыз, шамды бәсеңдеттіңіз, тамақтандырдыңыз, бесік жырын айттыңыз. Түнде үндемей, әлсіз жарықта емізіп, жөргегін ауыстырыңыз. Екі күнде ғажайып болмайды, бірақ бірнеше аптадан кейін бұл тәртіп өз жемісін береді.</p>
<blockquote><p>Ұйқысыз түннің ең жақсы емі — екінші ересек адам. Кезектесіп ұйықтаңыз, көмек сұраудан ұялмаңыз.</p></blockquote>
<h2>Дәрігерге қашан жазылу керек</h2>
<p>Бала түн сайын дерлік қорылдаса, аузымен ауыр тыныс алса, салмағы дұрыс қосылмаса, ұзақ уақыт жұбанбай жыласа немесе қатарынан бірнеше рет селк-селк етсе, дәрігерге келіңіз. Сондай сәтті телефонға түсіріп алыңыз: бейнежазба ауызша айтқаннан көбірек мәлімет береді.</p>
<p><strong>Баланың тынысы тоқтап қалса, көгерсе, әлсіреп, оята алмасаңыз, 103 нөміріне қоңырау шалыңыз.</strong></p>
<p><em>Авторы — Павел Левченко, балалар неврологы. Тексерген — Сәуле Нұрпейісова, педиатр.</em></p>`,
    uz: `
<p>“Qoʻshnining bolasi tonggacha uxlaydi, bizniki esa besh marta turadi”, — nevrologning har ikkinchi qabuli shu gapdan boshlanadi. Javob deyarli doim bitta: qoʻshnining bolasi shunchaki boshqacha. Yangi tugʻilgan chaqaloq qisqa-qisqa uxlaydi, chunki oshqozoni kichkina, ichki soati esa hali ishga tushmagan. Kun bilan tunni u ikki-toʻrt oyligida ajrata boshlaydi, koʻp bolalar esa bir yoshida ham tunda uygʻonadi.</p>
<h2>Bolalar qancha uxlaydi</h2>
<ul>
<li>Uch oygacha — sutkasiga taxminan 14–17\u00a0soat, boʻlib-boʻlib.</li>
<li>Toʻrt oydan oʻn bir oygacha — kunduzgi uyqu bilan birga 12–16\u00a0soat.</li>
<li>Bir yoshdan keyin — 11–14\u00a0soat.</li>
</ul>
<p>Bu qatʼiy meʼyor emas, taxminiy koʻrsatkich. Bola tetik boʻlsa, ovqatlanib, oʻsib borayotgan boʻlsa, bir soat koʻp yoki kam uxlashining ahamiyati yoʻq.</p>
<h2>Xavfsiz karavotda ortiqcha narsa boʻlmaydi</h2>
<ul>
<li>Bola kechasi ham, kunduzi ham chalqancha yotib uxlaydi.</li>
<li>Matras tekis va qattiq, choyshab tarang tortilgan.</li>
<li>Yostiq, yumshoq toʻsiq, koʻrpa va oʻyinchoq boʻlmaydi; koʻrpa oʻrniga boʻyiga mos uyqu qopi oling.</li>
<li>Karavot ota-ona xonasida turadi, yonida hech kim chekmaydi.</li>
<li>Bola bilan divanda yoki kresloda uxlab qolmang: eng xavflisi shu.</li>
</ul>
<h2>Tungi uyquga qanday oʻrgatish mumkin</h2>
<p>Kunduzi — yorugʻlik, suhbat va sayr. Kechqurun — bir xil tartibda takrorlanadigan uch-toʻrt ish: choʻmiltirdingiz, chiroqni pasaytirdingiz, ovqatlantirdingiz, alla aytdingiz. Tunda jimgina, xira yorugʻda emizing va taglikni almashtiring. Ikki kunda moʻjiza boʻlmaydi, ammo bir-ikki haftadan keyin tartib ish beradi.</p>
<blockquote><p>Uyqusiz tunning eng yaxshi davosi — ikkinchi katta odam. Navbatma-navbat uxlang va yordam soʻrashdan uyalmang.</p></blockquote>
<h2>Shifokorga qachon yozilish kerak</h2>
<p>Bola deyarli har kecha xurrak otsa, ogʻzi bilan ogʻir nafas olsa, vazni yaxshi ortmasa, uzoq vaqt yupanmay yigʻlasa yoki ketma-ket bir necha marta seskansa, shifokorga keling. Bunday holatni telefonga yozib oling: video soʻz bilan aytilgandan koʻproq narsani koʻrsatadi.</p>
<p><strong>Bola nafas olmay qolsa, koʻkarsa, boʻshashib, uygʻota olmasangiz, 103 raqamiga qoʻngʻiroq qiling.</strong></p>
<p><em>Muallif — Pavel Levchenko, bolalar nevrologi. Tekshirgan — Saule Nurpeisova, pediatr.</em></p>`,
    en: `
<p>“The neighbours’ baby sleeps till morning, and ours is up five times.” Every second visit to the neurologist begins like this, and the answer is nearly always the same: the neighbours’ baby is simply a different baby. Newborns sleep in short stretches because their stomachs are small and their inner clock has not been wound yet. They begin to tell day from night at two to four months, and many children still wake at night when they are one.</p>
<h2>How long children sleep</h2>
<ul>
<li>Up to three months: about 14–17\u00a0hours a day, in pieces.</li>
<li>From four to eleven months: 12–16\u00a0hours, naps included.</li>
<li>After the first birthday: 11–14\u00a0hours.</li>
</ul>
<p>These are a guide, not targets. If your baby is alert, feeds and grows, an hour either way means nothing.</p>
<h2>A safe cot has nothing extra in it</h2>
<ul>
<li>Babies sleep on their backs, at night and by day.</li>
<li>The mattress is flat and firm, the sheet stretched tight.</li>
<li>No pillows, bumpers, blankets or toys; instead of a blanket, a sleeping bag of the right size.</li>
<li>The cot stands in the parents’ room, and nobody smokes near it.</li>
<li>Do not fall asleep with a baby on a sofa or in an armchair: nothing is more dangerous.</li>
</ul>
<h2>Helping your baby to sleep at night</h2>
<p>By day: light, talk and a walk. In the evening: the same three or four things in the same order. Bathe, dim the lamp, feed, sing. At night, feed and change in silence and in low light. There will be no miracle in two days, but in a couple of weeks the order begins to work.</p>
<blockquote><p>The best remedy for a sleepless night is a second adult. Take turns, and do not be shy about asking for help.</p></blockquote>
<h2>When to book a visit</h2>
<p>Your baby snores almost every night, breathes heavily through the mouth, gains weight poorly, cries for long spells and cannot be comforted, or jerks in a series, one movement after another. Film such an episode: a video says more than a story.</p>
<p><strong>Call 103 if your baby has stopped breathing or turned blue, or is limp and cannot be woken.</strong></p>
<p><em>Written by Pavel Levchenko, paediatric neurologist. Reviewed by Saule Nurpeisova, paediatrician.</em></p>`,
  },
}
