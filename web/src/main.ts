import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./page.css";

const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
