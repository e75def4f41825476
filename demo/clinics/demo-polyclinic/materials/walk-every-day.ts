import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const walkEveryDay: SeedMaterial = {
  slug: 'progulka-kazhdyy-den',
  category: 'healthy-habits',
  date: '2026-09-28T05:00:00Z',
  specialist: '100304',
  image: drawing('still-4'),
  title: {
    ru: 'Прогулка каждый день: с чего начать',
    kk: 'Күн сайынғы серуен: неден бастау керек',
    uz: 'Har kungi sayr: nimadan boshlash kerak',
    en: 'A walk every day: how to begin',
  },
  lead: {
    ru: 'Не десять тысяч шагов, а на десять минут больше, чем вчера.',
    kk: 'Он мың қадам емес, кешегіден он минут көп.',
    uz: 'Oʻn ming qadam emas, kechagidan oʻn daqiqa koʻproq.',
    en: 'Not ten thousand steps, but ten minutes more than yesterday.',
  },
  content: {
    ru: `
<p>Быстрая ходьба снижает давление и сахар, помогает спать и держать вес. Взрослым хватает 150 минут в неделю: это полчаса пять раз или десять минут трижды в день.</p>
<h2>Как не бросить</h2>
<ul>
<li>Привяжите прогулку к тому, что и так делаете: выйдите на остановку раньше, звоните родным на ходу.</li>
<li>Темп правильный, если вы можете говорить, но не петь.</li>
<li>Прибавляйте понемногу: пять минут каждую неделю.</li>
<li>Мороз ниже двадцати — ходите по торговому центру или лестнице.</li>
</ul>
<h2>Сначала к врачу</h2>
<p>Если при нагрузке болит или сжимает в груди, не хватает воздуха, кружится голова; если был инфаркт или инсульт; если болят ноги при ходьбе и отпускает, когда стоишь. Гулять вам, скорее всего, можно, но начнём вместе.</p>
<p>Появилась давящая боль в груди на прогулке и не проходит в покое за несколько минут — звоните 103.</p>`,
    kk: `
<p>Жылдам жүру қысым мен қантты төмендетеді, ұйықтауға және салмақты ұстауға көмектеседі. Ересектерге аптасына 150 минут жетеді: бұл бес рет жарты сағат немесе күніне үш рет он минут.</p>
<h2>Қалай тастап кетпеуге болады</h2>
<ul>
<li>Серуенді күнделікті ісіңізге байлаңыз: бір аялдама бұрын түсіңіз, туыстарға жүріп келе жатып қоңырау шалыңыз.</li>
<li>Сөйлей алсаңыз, бірақ ән айта алмасаңыз, қарқыныңыз дұрыс.</li>
<li>Аздап қосыңыз: аптасына бес минуттан.</li>
<li>Аяз жиырма градустан асса, сауда орталығында немесе баспалдақпен жүріңіз.</li>
</ul>
<h2>Алдымен дәрігерге</h2>
<p>Күш түскенде кеуде ауырса немесе қысылса, ауа жетпесе, бас айналса; инфаркт не инсульт болған болса; жүргенде аяқ ауырып, тұрғанда басылса. Серуендеуге болатын шығар, бірақ бірге бастайық.</p>
<p>Серуенде кеуде қысып ауырып, тыныш тұрғанда бірнеше минутта басылмаса, 103 нөміріне қоңырау шалыңыз.</p>`,
    uz: `
<p>Tez yurish bosim va qandni pasaytiradi, uxlashga va vaznni saqlashga yordam beradi. Kattalarga haftasiga 150 daqiqa yetadi: bu besh marta yarim soat yoki kuniga uch marta oʻn daqiqa.</p>
<h2>Qanday tashlab qoʻymaslik mumkin</h2>
<ul>
<li>Sayrni odatdagi ishingizga bogʻlang: bir bekat oldin tushing, yaqinlarga yurib ketayotib qoʻngʻiroq qiling.</li>
<li>Gapira olsangiz-u, qoʻshiq ayta olmasangiz, suratingiz toʻgʻri.</li>
<li>Oz-ozdan qoʻshing: haftasiga besh daqiqadan.</li>
<li>Sovuq yigirma darajadan oshsa, savdo markazida yoki zinada yuring.</li>
</ul>
<h2>Avval shifokorga</h2>
<p>Zoʻriqqanda koʻkrak ogʻrisa yoki qisilsa, havo yetmasa, bosh aylansa; infarkt yoki insult boʻlgan boʻlsa; yurganda oyoq ogʻrib, turganda oʻtib ketsa. Sayr qilish mumkin boʻlsa kerak, lekin birga boshlaymiz.</p>
<p>Sayrda koʻkrak siqib ogʻrisa va tinch turganda bir necha daqiqada oʻtmasa, 103 ga qoʻngʻiroq qiling.</p>`,
    en: `
<p>Brisk walking lowers blood pressure and sugar, helps you sleep and keep your weight. For an adult 150 minutes a week are enough: half an hour five times, or ten minutes three times a day.</p>
<h2>How to keep it up</h2>
<ul>
<li>Tie the walk to something you do anyway: get off a stop earlier, call your family while walking.</li>
<li>The pace is right if you can talk but not sing.</li>
<li>Add a little: five minutes every week.</li>
<li>Below minus twenty, walk in a shopping centre or on the stairs.</li>
</ul>
<h2>See a doctor first</h2>
<p>If effort brings pain or pressure in the chest, breathlessness or dizziness; if you have had a heart attack or a stroke; if your legs hurt when you walk and stop when you stand. Walking is probably right for you, but let us begin together.</p>
<p>If on a walk your chest feels squeezed and it does not pass within a few minutes of rest, call 103.</p>`,
  },
}
