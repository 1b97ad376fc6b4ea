export const sound = {
  sound: {
    on: "Sound",
    volume: "Volume",
  },
};
