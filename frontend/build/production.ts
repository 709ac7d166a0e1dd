// Imported first, before React and Vite read it: "development" in a developer's shell, or in a file
// .env, would ship React's development build.
process.env.NODE_ENV = "production";
