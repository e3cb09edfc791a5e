/**
 * Names between colons that GitHub and others show as an emoji, without those that are common words in
 * code.
 */
export const emojiNames: ReadonlyMap<string, string> = new Map(
  `+1 👍 -1 👎 100 💯 alarm_clock ⏰ arrow_down ⬇️ arrow_left ⬅️ arrow_right ➡️ arrow_up ⬆️
  ballot_box_with_check ☑️ bar_chart 📊 blush 😊 books 📚 boom 💥 bug 🐛 bulb 💡 chart_with_upwards_trend 📈
  checkered_flag 🏁 clap 👏 clipboard 📋 confetti_ball 🎊 construction 🚧 cry 😢 dart 🎯 exclamation ❗ eyes 👀
  fire 🔥 globe_with_meridians 🌐 green_circle 🟢 grin 😁 grinning 😀 hammer_and_wrench 🛠️ heart ❤️ heart_eyes 😍
  heavy_check_mark ✔️ heavy_plus_sign ➕ hourglass ⌛ information_source ℹ️ joy 😂 large_blue_circle 🔵 lock 🔒
  mag 🔍 memo 📝 moneybag 💰 muscle 💪 no_entry ⛔ no_entry_sign 🚫 ok_hand 👌 pencil2 ✏️ point_down 👇
  point_left 👈 point_right 👉 point_up ☝️ pray 🙏 pushpin 📌 raised_hands 🙌 recycle ♻️ red_circle 🔴 robot 🤖
  rocket 🚀 rotating_light 🚨 slightly_smiling_face 🙂 smile 😄 smiley 😃 sob 😭 sparkles ✨ speech_balloon 💬
  star ⭐ star2 🌟 stop_sign 🛑 sunglasses 😎 tada 🎉 thinking 🤔 thumbsdown 👎 thumbsup 👍 trophy 🏆 unlock 🔓
  warning ⚠️ wave 👋 white_check_mark ✅ wink 😉 wrench 🔧 x ❌ yellow_circle 🟡 zap ⚡`
    .split(/\n\s*|(?<=\P{ASCII}) /u)
    .map((pair) => pair.split(' ') as [string, string]),
);
